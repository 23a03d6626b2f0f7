import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Runs `use` on the files of a project's revision, checked out elsewhere with its packages, then removes them. */
export async function withRevision<T>(
  project: string,
  revision: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim()
  const commitOf = (name: string) => {
    try {
      return git('rev-parse', '--quiet', '--verify', `${name}^{commit}`)
    } catch {
      throw new Error(`"${name}" is no revision of this repository`)
    }
  }
  const commit = commitOf(revision)
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'drawings-')), 'project')
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, commit)
    symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    return await use(folder)
  } finally {
    rmSync(path.dirname(folder), { recursive: true, force: true })
    git('worktree', 'prune')
  }
}
