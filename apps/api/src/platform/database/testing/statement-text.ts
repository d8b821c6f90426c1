import type {
  CallExpression,
  Expression,
  MemberExpression,
  Node,
  TemplateLiteral,
} from 'oxc-parser'
import {
  childrenOf,
  isFunction,
  isNamed,
  parseSource,
  type AnyFunction,
  type Binding,
  type Claim,
  type Source,
} from './parse-source.ts'

/** Where an expression is read: its file, and what the call that led here gave to its params. */
type Place = { source: Source; given: ReadonlyMap<string, Given> }
type Given = { node: Expression; place: Place }

/** Stands for a condition or a list that the caller gives: the columns are the same whatever it is. */
const ANY_CONDITION = 'NULL'

/** The text of a claim's statement with `$1`, `$2`… for its values; null if it cannot be told. */
export function statementText(source: Source, claim: Claim): string | null {
  const place: Place = { source, given: new Map() }
  if (claim.by === 'declare') return plainText(claim.text, place)
  const text = templateText(claim.template, place)
  let values = 0
  return text.replaceAll(VALUE, () => `$${(values += 1)}`)
}

/** Whether a text is a whole statement; what is typed and is not is a part of one. */
export function isStatement(text: string): boolean {
  return /^[\s(]*(SELECT|WITH|INSERT|UPDATE|DELETE)\b/.test(text)
}

/** Stands for a value until all are numbered. */
const VALUE = '\u0000'

function templateText({ quasis, expressions }: TemplateLiteral, place: Place): string {
  return quasis
    .map(({ value }, index) => {
      const next = expressions[index]
      const inserted = next ? (fragmentText(next, place) ?? VALUE) : ''
      return `${value.cooked ?? value.raw}${inserted}`
    })
    .join('')
}

/** The SQL that an expression stands for; null if it is a value. */
function fragmentText(node: Expression, place: Place): string | null {
  if (node.type === 'TaggedTemplateExpression')
    return isNamed(node.tag, 'sql') ? templateText(node.quasi, place) : null
  if (node.type === 'CallExpression') return calledText(node, place)
  if (node.type === 'Identifier') return namedText(node.name, node.start, place)
  if (node.type === 'MemberExpression') return memberText(node, place)
  if (node.type === 'ConditionalExpression')
    return fragmentText(node.consequent, place) ?? fragmentText(node.alternate, place)
  const inner = bare(node)
  return inner === node ? null : fragmentText(inner, place)
}

function namedText(name: string, at: number, place: Place): string | null {
  const given = place.given.get(name)
  if (given) return fragmentText(given.node, given.place)
  const found = lookUp(name, at, place.source)
  if (found?.binding.kind === 'param') return conditionOf(name, found.binding.annotation)
  if (found?.binding.kind !== 'value') return null
  return fragmentText(found.binding.init, { source: found.source, given: place.given })
}

function conditionOf(name: string, annotation: string): string | null {
  return new RegExp(`\\b${name}\\??: RawBuilder\\b`).test(annotation) ? ANY_CONDITION : null
}

/** One of a record of fragments: any of them, for all fit the same place. */
function memberText({ object, property }: MemberExpression, place: Place): string | null {
  if (object.type !== 'Identifier') return null
  const found = lookUp(object.name, object.start, place.source)
  if (found?.binding.kind !== 'value') return null
  const record = bare(found.binding.init)
  if (record.type !== 'ObjectExpression') return null
  const fields = record.properties.filter((field) => field.type === 'Property')
  const name = property.type === 'Identifier' ? property.name : ''
  const field = fields.find(({ key }) => isNamed(key, name))
  const chosen = field ?? fields[0]
  return chosen ? fragmentText(chosen.value, { source: found.source, given: new Map() }) : null
}

/** The expression inside what only groups or types it. */
function bare(node: Expression): Expression {
  const isWrapped =
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression'
  return isWrapped ? bare(node.expression) : node
}

function calledText(node: CallExpression, place: Place): string | null {
  const { callee, arguments: args } = node
  const [first] = args
  if (callee.type === 'MemberExpression' && isNamed(callee.object, 'sql'))
    return first && first.type !== 'SpreadElement' ? plainText(first, place) : null
  return resultOf(node, place, fragmentText)
}

/** What a function of this house answers to a call, by the first of its returns that can be told. */
function resultOf(
  { callee, arguments: args }: CallExpression,
  place: Place,
  read: (node: Expression, place: Place) => string | null,
): string | null {
  if (callee.type !== 'Identifier') return null
  const found = lookUp(callee.name, callee.start, place.source)
  if (found?.binding.kind !== 'function') return null
  const { fn } = found.binding
  const given = new Map<string, Given>()
  for (const [index, param] of fn.params.entries()) {
    const arg = args[index]
    if (param.type === 'Identifier' && arg && arg.type !== 'SpreadElement')
      given.set(param.name, { node: arg, place })
  }
  for (const returned of returnsOf(fn)) {
    const text = read(returned, { source: found.source, given })
    if (text !== null) return text
  }
  return null
}

function returnsOf({ body }: AnyFunction): Expression[] {
  if (!body) return []
  return body.type === 'BlockStatement' ? returnsIn(body) : [body]
}

function returnsIn(node: Node): Expression[] {
  if (isFunction(node)) return []
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : []
  return childrenOf(node).flatMap(returnsIn)
}

/** The text that an expression makes; null if it cannot be told from the source alone. */
function plainText(node: Expression, place: Place): string | null {
  if (node.type === 'Literal') return String(node.value)
  if (node.type === 'Identifier') return plainNamed(node.name, node.start, place)
  if (node.type === 'CallExpression') return resultOf(node, place, plainText)
  if (node.type === 'ConditionalExpression') return plainText(node.consequent, place)
  if (node.type !== 'TemplateLiteral') return null
  const inserted = node.expressions.map((expression) => plainText(expression, place))
  if (inserted.includes(null)) return null
  return node.quasis
    .map(({ value }, index) => `${value.cooked ?? value.raw}${inserted[index] ?? ''}`)
    .join('')
}

function plainNamed(name: string, at: number, place: Place): string | null {
  const given = place.given.get(name)
  if (given) return plainText(given.node, given.place)
  const found = lookUp(name, at, place.source)
  if (found?.binding.kind !== 'value') return null
  return plainText(found.binding.init, { source: found.source, given: place.given })
}

type Found = { binding: Exclude<Binding, { kind: 'import' }>; source: Source }

/** What a name stands for at a place of a file, in the file that says it. */
function lookUp(name: string, at: number, source: Source): Found | null {
  const [binding] = source.bindings
    .filter((one) => one.name === name && one.from <= at && at < one.to)
    .toSorted((a, b) => a.to - a.from - (b.to - b.from))
  if (!binding) return null
  if (binding.kind !== 'import') return { binding, source }
  return lookUp(binding.imported, 0, parseSource(binding.module))
}
