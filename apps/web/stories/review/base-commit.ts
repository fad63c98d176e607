import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../../..')

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

function run(cwd: string, command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Returns the requested commit, or the merge base with the main branch, or else the previous commit. */
export function baseCommit(asked: string | undefined): string {
  const fork = asked ?? forkFromMain()
  return git('rev-parse', '--verify', fork ?? 'HEAD~1')
}

function forkFromMain(): string | undefined {
  try {
    const fork = git('merge-base', 'HEAD', 'origin/main')
    return fork === git('rev-parse', 'HEAD') ? undefined : fork
  } catch {
    return undefined
  }
}

/** Builds the Storybook of the working tree; returns its folder. */
export function buildWorkingTree(): string {
  return buildStorybook(root)
}

/**
 * Builds the Storybook of a commit in a temporary worktree and calls `use` with its folder, or with `undefined` if the commit has no
 * Storybook.
 */
export async function withCommit(commit: string, use: (folder: string | undefined) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'review-'))
  const tree = path.join(folder, 'base')
  git('worktree', 'add', '--detach', tree, commit)
  try {
    const hasStories = existsSync(path.join(tree, 'apps/web/.storybook'))
    if (hasStories) run(tree, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts')
    await use(hasStories ? buildStorybook(tree) : undefined)
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true })
  }
}

function buildStorybook(tree: string): string {
  run(tree, 'pnpm', '--filter', '@clairmemoire/web', 'build-storybook')
  return path.join(tree, 'apps/web/storybook-static')
}
