import { pagePolicy } from '../deploy/answer-headers.ts'
import { createBuildFile, type BuildFile } from './build-file.ts'

/**
 * The policy of all pages, which the build writes: it may be newer than this program, start its pages
 * with another script, or send enquiries elsewhere. A build without one gets the program's own.
 */
export function createPagePolicy(file: string): BuildFile<string> {
  return createBuildFile(file, (text = pagePolicy('relay')) => text.trim())
}
