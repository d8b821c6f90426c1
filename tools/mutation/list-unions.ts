import { childrenOf, isNode, parseSource, type SyntaxNode } from './parse-source.ts'

/** A word of a union of strings, and the next word of the same union. */
export type UnionWords = ReadonlyMap<string, string>

/** The words of the unions in these texts, each with the one that may stand in its place. */
export function listUnions(texts: readonly string[]): UnionWords {
  const next = new Map<string, string>()
  for (const words of texts.flatMap((text) => unionsBelow(parseSource(text)))) {
    words.forEach((word, index) => {
      const other = words[(index + 1) % words.length]
      if (other !== undefined && other !== word && !next.has(word)) next.set(word, other)
    })
  }
  return next
}

function unionsBelow(node: SyntaxNode): string[][] {
  const own = node.type === 'TSUnionType' ? unionsOf(node) : listOf(node)
  return [...own, ...childrenOf(node).flatMap(({ child }) => unionsBelow(child))]
}

/** `'a' | 'b'`, and the words that tell `{ kind: 'a' } | { kind: 'b' }` apart. */
function unionsOf(union: SyntaxNode): string[][] {
  const members = childrenOf(union).map(({ child }) => child)
  const tags = new Map<string, string[]>()
  for (const { name, word } of members.flatMap(tagsOf))
    tags.set(name, [...(tags.get(name) ?? []), word])
  return [members.flatMap(wordOf), ...tags.values()]
}

function tagsOf(member: SyntaxNode): { name: string; word: string }[] {
  if (member.type === 'TSIntersectionType' || member.type === 'TSParenthesizedType')
    return childrenOf(member).flatMap(({ child }) => tagsOf(child))
  if (member.type !== 'TSTypeLiteral') return []
  return childrenOf(member).flatMap(({ child }) => {
    const { key, typeAnnotation } = child
    const type = isNode(typeAnnotation) ? typeAnnotation['typeAnnotation'] : undefined
    if (!isNode(key) || !isNode(type)) return []
    return wordOf(type).map((word) => ({ name: String(key['name']), word }))
  })
}

/** `['a', 'b'] as const`, from which unions are made, too. */
function listOf({ type, expression, typeAnnotation }: SyntaxNode): string[][] {
  if (type !== 'TSAsExpression' || !isNode(expression) || !isNode(typeAnnotation)) return []
  const { typeName } = typeAnnotation
  const isConst = isNode(typeName) && typeName['name'] === 'const'
  if (!isConst || expression.type !== 'ArrayExpression') return []
  return [childrenOf(expression).flatMap(({ child }) => wordOf(child))]
}

function wordOf(node: SyntaxNode): string[] {
  const literal = node.type === 'TSLiteralType' ? node['literal'] : node
  if (!isNode(literal) || literal.type !== 'Literal') return []
  return typeof literal['value'] === 'string' && literal['bigint'] === undefined
    ? [literal['value']]
    : []
}
