import type { Change, FaultKind } from './fault.ts'
import type { Place } from './place.ts'
import { isNode, type SyntaxNode } from './parse-source.ts'

const OPERATORS: Readonly<Record<string, { kind: FaultKind; becomes: string }>> = {
  '<': { kind: 'comparison', becomes: '<=' },
  '<=': { kind: 'comparison', becomes: '<' },
  '>': { kind: 'comparison', becomes: '>=' },
  '>=': { kind: 'comparison', becomes: '>' },
  '===': { kind: 'comparison', becomes: '!==' },
  '!==': { kind: 'comparison', becomes: '===' },
  '+': { kind: 'arithmetic', becomes: '-' },
  '-': { kind: 'arithmetic', becomes: '+' },
  '*': { kind: 'arithmetic', becomes: '/' },
  '/': { kind: 'arithmetic', becomes: '*' },
  '%': { kind: 'arithmetic', becomes: '*' },
  '+=': { kind: 'arithmetic', becomes: '-=' },
  '-=': { kind: 'arithmetic', becomes: '+=' },
  '&&': { kind: 'boolean', becomes: '||' },
  '||': { kind: 'boolean', becomes: '&&' },
}

/** Another operator of its kind between the same two sides. */
export function changeOperator(node: SyntaxNode, { text }: Place): Change[] {
  const { left, right, operator } = node
  const other = typeof operator === 'string' ? OPERATORS[operator] : undefined
  if (!isNode(left) || !isNode(right) || other === undefined) return []
  // A mixture of `??` with `&&` or `||` does not parse.
  if (other.kind === 'boolean' && text.slice(node.start, node.end).includes('??')) return []
  const start = text.indexOf(String(operator), left.end)
  const end = start + String(operator).length
  return [{ kind: other.kind, start, end, replacement: other.becomes }]
}

/** A condition that says the opposite. */
export function negate({ type, test }: SyntaxNode, { text }: Place): Change[] {
  const isCondition = type === 'IfStatement' || type === 'ConditionalExpression'
  if (!isCondition || !isNode(test) || test.type === 'UnaryExpression') return []
  // The opposite of a comparison of sameness is a changed operator already.
  if (test['operator'] === '===' || test['operator'] === '!==') return []
  const { start, end } = test
  return [{ kind: 'boolean', start, end, replacement: `!(${text.slice(start, end)})` }]
}

/** A `!` or a sign that is missing. */
export function dropNot({ type, operator, argument, start }: SyntaxNode): Change[] {
  const kind = operator === '!' ? 'boolean' : 'arithmetic'
  if (type !== 'UnaryExpression' || !isNode(argument)) return []
  if (operator !== '!' && operator !== '-') return []
  return [{ kind, start, end: start + operator.length, replacement: ' ' }]
}
