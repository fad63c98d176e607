import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { addressOfGuide, componentsIn } from './facts.ts'

interface MarkdownNode {
  type: string
  value?: string
  url?: string
  children?: MarkdownNode[]
}

/** A plugin of remark that turns the name of a component in backticks, such as `Notice`, into a link to its guide. */
export function linkComponents() {
  return linkIn
}

function linkIn(node: MarkdownNode): void {
  for (const [index, child] of (node.children ?? []).entries()) {
    const url = child.type === 'inlineCode' ? addresses.get(child.value ?? '') : undefined
    if (url === undefined) linkIn(child)
    else node.children?.splice(index, 1, { type: 'link', url, children: [child] })
  }
}

const src = path.join(import.meta.dirname, '../src')

/** The texts of the guides, by folder. */
const guides = Object.fromEntries(
  globSync('*/*.mdx', { cwd: src }).map((file) => [path.dirname(file), readFileSync(path.join(src, file), 'utf8')]),
)

/** The address of each component's guide, by the component's name. */
const addresses = new Map(
  globSync('*/*.tsx', { cwd: src }).flatMap((file) => {
    const folder = path.dirname(file)
    const names =
      path.basename(file) === `${folder}.tsx` ? componentsIn(readFileSync(path.join(src, file), 'utf8')) : []
    return names.map((name) => [name, addressOfGuide(folder, guides)] as const)
  }),
)
