import { z } from 'zod'

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})

/**
 * The lockfile must install everywhere: without the address of one machine's registry, and with
 * the builds of every platform (`npm ci` refuses it otherwise).
 */
export function checkLockfile(text: string): string[] {
  const { packages } = lockfile.parse(JSON.parse(text))
  const names = new Set(Object.keys(packages).map((key) => key.replace(/^.*node_modules\//, '')))
  return Object.entries(packages).flatMap(([key, { resolved, optionalDependencies = {} }]) => [
    ...(resolved?.startsWith('http')
      ? [`package-lock.json: ${key} records where it came from`]
      : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `package-lock.json: ${key} lacks its optional package ${name}`),
  ])
}
