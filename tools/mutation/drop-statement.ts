import type { Change } from './fault.ts'
import type { Place } from './place.ts'
import { isNode, type SyntaxNode } from './parse-source.ts'

const EFFECTS = ['CallExpression', 'AssignmentExpression', 'UpdateExpression']

/** A call or an assignment that is forgotten. */
export function dropStatement({ type, expression, start, end }: SyntaxNode): Change[] {
  if (type !== 'ExpressionStatement' || !isNode(expression)) return []
  const awaited = expression['argument']
  const effect = expression.type === 'AwaitExpression' && isNode(awaited) ? awaited : expression
  if (!EFFECTS.includes(effect.type)) return []
  return [{ kind: 'statement', start, end, replacement: ';' }]
}

/** An `if` that goes on instead of returning. */
export function dropEarlyReturn({ type, start, end }: SyntaxNode, place: Place): Change[] {
  if (type !== 'ReturnStatement') return []
  const { parent, key, text } = place
  const isAlone = parent.type === 'IfStatement' && key === 'consequent'
  const opens = /(?:\)|else)\s*$/
  const isInBlock =
    parent.type === 'BlockStatement' &&
    /\bif \(/.test(lineOf(text, parent.start)) &&
    opens.test(text.slice(0, parent.start))
  return isAlone || isInBlock ? [{ kind: 'return', start, end, replacement: ';' }] : []
}

function lineOf(text: string, index: number): string {
  return text.slice(text.lastIndexOf('\n', index) + 1, index)
}
