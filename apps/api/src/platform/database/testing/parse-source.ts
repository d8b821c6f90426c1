import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, visitorKeys, type Expression, type Function, type Node } from 'oxc-parser'
import type { ArrowFunctionExpression, TemplateLiteral, VariableDeclarator } from 'oxc-parser'

export type AnyFunction = Function | ArrowFunctionExpression

/** What a name stands for within a stretch of the text. */
export type Binding = { name: string; from: number; to: number } & (
  | { kind: 'value'; init: Expression }
  | { kind: 'function'; fn: AnyFunction }
  | { kind: 'param'; annotation: string }
  | { kind: 'import'; module: string; imported: string }
)

/** A place where a row type is claimed for the answer of a statement. */
export type Claim = { line: number; rowType: string; at: number } & (
  | { by: 'sql'; template: TemplateLiteral }
  | { by: 'declare'; text: Expression }
)

export type Source = {
  /** Below the api's sources. */
  file: string
  text: string
  bindings: Binding[]
  claims: Claim[]
}

/** Where the sources of the api stand, seen from the root of the repository. */
export const API = path.resolve('apps/api/src')

type Stretch = { from: number; to: number }

const known = new Map<string, Source>()

/** Reads a file of the api: its names, and what it claims of rows. Throws if it does not parse. */
export function parseSource(file: string): Source {
  const before = known.get(file)
  if (before) return before
  const text = readFileSync(path.join(API, file), 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} does not parse: ${errors[0].message}`)
  const source: Source = { file, text, bindings: [], claims: [] }
  known.set(file, source)
  readNode(source, program, { from: 0, to: text.length })
  return source
}

function readNode(source: Source, node: Node, stretch: Stretch) {
  const inner = isFunction(node) ? { from: node.start, to: node.end } : stretch
  readBinding(source, node, stretch)
  readClaim(source, node)
  for (const child of childrenOf(node)) readNode(source, child, inner)
}

/** The nodes right below a node, in the order of the text. */
export function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Record<string, Node | null | readonly (Node | null)[]>
  return (visitorKeys[node.type] ?? [])
    .flatMap((key) => fields[key] ?? [])
    .filter((child) => child !== null)
}

export function isFunction(node: Node): node is AnyFunction {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  )
}

function readBinding(source: Source, node: Node, stretch: Stretch) {
  const { bindings, file } = source
  if (node.type === 'VariableDeclarator') bindings.push(...variableOf(node, stretch))
  if (node.type === 'FunctionDeclaration' && node.id)
    bindings.push({ ...stretch, name: node.id.name, kind: 'function', fn: node })
  if (isFunction(node)) bindings.push(...paramsOf(source, node))
  if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('.')) return
  const module = path.posix.join(path.posix.dirname(file), node.source.value)
  for (const { type, local, ...rest } of node.specifiers)
    if (type === 'ImportSpecifier' && 'imported' in rest && 'name' in rest.imported)
      bindings.push({
        ...stretch,
        name: local.name,
        kind: 'import',
        module,
        imported: rest.imported.name,
      })
}

function variableOf({ id, init }: VariableDeclarator, stretch: Stretch): Binding[] {
  if (id.type !== 'Identifier' || !init) return []
  if (isFunction(init)) return [{ ...stretch, name: id.name, kind: 'function', fn: init }]
  return [{ ...stretch, name: id.name, kind: 'value', init }]
}

function paramsOf({ text }: Source, fn: AnyFunction): Binding[] {
  return fn.params.flatMap((param) => {
    const annotation = text.slice(param.start, param.end)
    return namesIn(param).map((name): Binding => ({
      name,
      from: fn.start,
      to: fn.end,
      kind: 'param',
      annotation,
    }))
  })
}

/** The names that a pattern gives. */
function namesIn(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'ObjectPattern') return node.properties.flatMap(namesIn)
  if (node.type === 'ArrayPattern') return childrenOf(node).flatMap(namesIn)
  if (node.type === 'Property') return namesIn(node.value)
  if (node.type === 'AssignmentPattern') return namesIn(node.left)
  if (node.type === 'RestElement') return namesIn(node.argument)
  return []
}

function readClaim(source: Source, node: Node) {
  const { claims, text } = source
  if (node.type !== 'TaggedTemplateExpression' && node.type !== 'CallExpression') return
  const row = node.typeArguments?.params[0]
  if (!row) return
  const at = node.start
  const claim = { line: lineOf(text, at), rowType: text.slice(row.start, row.end), at }
  if (node.type === 'TaggedTemplateExpression' && isNamed(node.tag, 'sql'))
    claims.push({ ...claim, by: 'sql', template: node.quasi })
  if (node.type !== 'CallExpression' || !isNamed(node.callee, 'declare')) return
  const sql = node.arguments[1]
  if (sql && sql.type !== 'SpreadElement') claims.push({ ...claim, by: 'declare', text: sql })
}

export function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}
