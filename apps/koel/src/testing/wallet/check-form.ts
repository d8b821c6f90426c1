import { readFileSync } from 'node:fs'

type Schema = {
  readonly properties: Readonly<
    Record<string, { pattern?: string; maxLength?: number; enum?: string[] }>
  >
  readonly required: readonly string[]
}

type Document = {
  readonly paths: Readonly<
    Record<
      string,
      { post: { requestBody: { content: { 'application/json': { schema: Schema } } } } }
    >
  >
}

const FILE = new URL('../../../../../docs/partners/wallet.openapi.json', import.meta.url)
const document: Document = JSON.parse(readFileSync(FILE, 'utf8'))

/** The faults of a body by the operator's own OpenAPI document; empty when there is none. */
export function checkForm(name: string, body: Readonly<Record<string, unknown>>): string[] {
  const path = document.paths[`/api/wallet/{provider}/${name}`]
  if (!path) return ['no such call']
  const { properties, required } = path.post.requestBody.content['application/json'].schema
  const missing = required.filter((field) => !(field in body)).map((field) => `${field} is missing`)
  const wrong = Object.entries(body).flatMap(([field, value]) => {
    const form = properties[field]
    if (!form) return [`${field} is unknown`]
    if (typeof value !== 'string') return [`${field} is no text`]
    if (form.pattern && !new RegExp(form.pattern).test(value)) return [`${field}: form`]
    if (form.maxLength !== undefined && value.length > form.maxLength) return [`${field}: length`]
    return form.enum && !form.enum.includes(value) ? [`${field}: word`] : []
  })
  return [...missing, ...wrong]
}
