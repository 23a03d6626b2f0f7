import { defineConfig } from 'vitest/config'

/** The tests that the mutants of one area are tried on (bench/mutation.ts names them). */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    include: process.env['MUTATION_TESTS']?.split(',') ?? [],
  },
})
