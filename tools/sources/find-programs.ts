import { parseAst } from 'vite'
import type { SourceFile } from './list-files.ts'

/** A string of a source that holds a program. */
export type Found = { line: number; begins: string }

const BEGIN_LENGTH = 60

/** A script element with something in it; data beside a page is no program. */
const INLINE_SCRIPT = /<script(?![^>]*application\/(ld\+)?json)[^>]*>\s*[^\s<]/i

/** Lines as only programs have them. */
const PROGRAM_LINE =
  /^\s*(?:['"]use strict['"]|import\s.*\sfrom\s|export\s+(?:const|function|async|default)\b|(?:async\s+)?function\s+\w+\s*\(|(?:const|let|var)\s+[\w{[][^=]*=\s|document\.\w+)/m

/**
 * The strings of a TypeScript source that hold a program, where neither types nor lint see it:
 * a script element with code in it, or several lines with one that only programs have.
 */
export function findPrograms({ path, text: code }: SourceFile): Found[] {
  return stringsOf(parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
    .filter(({ text }) => isProgram(text))
    .map(({ text, start }) => ({
      line: code.slice(0, start).split('\n').length,
      begins: text.trim().slice(0, BEGIN_LENGTH),
    }))
}

function isProgram(text: string): boolean {
  return INLINE_SCRIPT.test(text) || (text.includes('\n') && PROGRAM_LINE.test(text))
}

type Text = { text: string; start: number }

/** Every string and template of a tree, with a 0 where a template has a hole. */
function stringsOf(node: unknown): Text[] {
  if (Array.isArray(node)) return node.flatMap(stringsOf)
  if (typeof node !== 'object' || node === null) return []
  const { type, start, value, quasis } = node as Syntax
  const inside = Object.values(node).flatMap(stringsOf)
  if (type === 'Literal' && typeof value === 'string') return [{ text: value, start }]
  if (type !== 'TemplateLiteral' || quasis === undefined) return inside
  return [{ text: quasis.map((part) => part.value.cooked ?? '').join('0'), start }, ...inside]
}

type Syntax = {
  type?: string
  start: number
  value?: unknown
  quasis?: readonly { value: { cooked: string | null } }[]
}
