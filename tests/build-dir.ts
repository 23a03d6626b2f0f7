/** The build that is tested. Apart from what reads it, since the configuration is read before any. */
export const BUILD_DIR = process.env['BUILD_DIR'] ?? 'build'
