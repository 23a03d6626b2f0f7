import type { DefaultTreeAdapterTypes } from 'parse5'

export type PageElement = DefaultTreeAdapterTypes.Element
export type PageNode = DefaultTreeAdapterTypes.Node

/** All elements below a node, in document order. */
export function elementsIn(node: PageNode): PageElement[] {
  const elements: PageElement[] = []
  const walk = (parent: PageNode) => {
    for (const child of childrenOf(parent)) {
      if (!('tagName' in child)) continue
      elements.push(child)
      walk(child)
    }
  }
  walk(node)
  return elements
}

export function elementsNamed(node: PageNode, name: string): PageElement[] {
  return elementsIn(node).filter(({ tagName }) => tagName === name)
}

export function attributeOf({ attrs }: PageElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

export function childrenOf(node: PageNode): readonly DefaultTreeAdapterTypes.ChildNode[] {
  return 'childNodes' in node ? node.childNodes : []
}
