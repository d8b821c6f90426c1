const scriptBodies = /<script\b[^>]*>([\s\S]*?)<\/script>/gi
const httpVariable = /[\w$\])]\s*=\s*(["'`])(https?:\/\/[^"'`\s]+)\1/i

/**
 * The address of the score frame: the first variable of a script of the answer that holds an http
 * address (SIL-022). An answer without script tags is read as a script itself. Null if none does.
 */
export function readScoreAddress(text: string): string | null {
  const scripts = [...text.matchAll(scriptBodies)].map((match) => match[1] ?? '')
  const code = (scripts.length > 0 ? scripts.join('\n') : text).replaceAll('\\/', '/')
  const address = httpVariable.exec(code)?.[2]
  return address ?? null
}
