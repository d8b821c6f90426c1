import { parseAst } from 'vitest/node'

/** A node of the syntax tree, with the range of its text. */
export type SyntaxNode = { type: string; start: number; end: number; [key: string]: unknown }

/** The tree of a TypeScript text. @throws SyntaxError when it does not parse. */
export function parseSource(text: string): SyntaxNode {
  return parseAst(text, { lang: 'ts', sourceType: 'module' }) as unknown as SyntaxNode
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** The nodes right below this one, with the name under which each hangs there. */
export function childrenOf(node: SyntaxNode): { key: string; child: SyntaxNode }[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const below: unknown[] = Array.isArray(value) ? value : [value]
    return below.filter(isNode).map((child) => ({ key, child }))
  })
}
