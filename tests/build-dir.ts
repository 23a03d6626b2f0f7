/** The tested build. In a module without imports, since the configuration reads it first. */
export const BUILD_DIR = process.env['BUILD_DIR'] ?? 'build'
