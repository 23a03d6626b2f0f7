import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import {
  attributeOf,
  childrenOf,
  elementsNamed,
  type PageElement,
  type PageNode,
} from '../../server/html-tree.ts'

/** A page as a browser without scripts reads it. */
export function parsePage(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { scriptingEnabled: false })
}

/** The description of a page (`name` is `description`), or whatever else its head says in a `meta`. */
export function metaOf(node: PageNode, name: string): string[] {
  return elementsNamed(node, 'meta')
    .filter((meta) => attributeOf(meta, 'name') === name)
    .map((meta) => attributeOf(meta, 'content') ?? '')
}

/** What scripts and styles hold is no text of a page, and what a program names (a file, a line) no Spanish. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'samp'])

export type TextOptions = {
  /** Elements whose text is not asked for; that of scripts and styles never is. */
  isLeftOut?: (element: PageElement) => boolean
  /** What stands for the border of an element. */
  border?: (element: PageElement) => string
}

/** The text of a node and all below it. */
export function textOf(node: PageNode, { isLeftOut, border }: TextOptions = {}): string {
  let text = ''
  const walk = (parent: PageNode) => {
    for (const child of childrenOf(parent)) {
      if ('value' in child) text += child.value
      if (!('tagName' in child)) continue
      if (SILENT.has(child.tagName) || isLeftOut?.(child)) continue
      const edge = border?.(child) ?? ''
      text += edge
      walk(child)
      text += edge
    }
  }
  walk(node)
  return text
}

/** What a script or a style holds. */
export function sourceOf(node: PageNode): string {
  return childrenOf(node)
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
}
