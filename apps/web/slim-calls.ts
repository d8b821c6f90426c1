import type { Plugin } from 'vite'

/** What a client needs of a call; its schemas and documentation stay on the server. */
const kept = new Set(['name', 'method', 'path', 'auth'])

/** Named limits beside a call, such as `5 * 1024 * 1024`, are kept. */
const limitTypes = new Set(['Literal', 'BinaryExpression'])

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/**
 * Cuts the contract's calls down to the facts a client sends by, so that neither zod nor the
 * schemas travel to the phone. The types are untouched: they are gone before this runs.
 */
export function slimCalls(): Plugin {
  return {
    name: 'slim-calls',
    apply: 'build',
    transform: {
      filter: { id: /packages\/contract\/src\/calls\/.+\/.+\.ts$/ },
      handler(code) {
        const program = this.parse(code) as unknown as { body: Node[] }
        const lines = program.body.flatMap((statement) => callLines(statement, code))
        if (lines.length === 0) return null
        return { code: lines.join('\n'), map: null }
      },
    },
  }
}

function callLines(statement: Node, code: string): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return []
  const declaration = statement['declaration'] as (Node & { declarations?: Node[] }) | null
  return (declaration?.declarations ?? []).flatMap((declarator) => {
    const init = declarator['init'] as (Node & { callee?: Node; arguments?: Node[] }) | null
    const name = (declarator['id'] as Node)['name'] as string
    if (init === null) return []
    if (init.callee?.['name'] === 'call') {
      return [`export const ${name} = { ${keptProperties(init.arguments?.[0], code)} }`]
    }
    return limitTypes.has(init.type)
      ? [`export const ${name} = ${code.slice(init.start, init.end)}`]
      : []
  })
}

function keptProperties(definition: Node | undefined, code: string): string {
  const properties = (definition?.['properties'] ?? []) as (Node & { key: Node })[]
  return properties
    .filter((property) => kept.has(String(property.key['name'])))
    .map((property) => code.slice(property.start, property.end))
    .join(', ')
}
