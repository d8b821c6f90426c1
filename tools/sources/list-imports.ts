/** One import as it is written, with its line, counted from 1. */
export type Import = { specifier: string; line: number }

/**
 * `import … from`, `export … from`, bare `import '…'` and CSS `@import`, at the start of a line (so
 * never inside a comment or a string), and `import('…')` anywhere. `from` clauses may span lines
 * but hold no quote, semicolon or equals sign, which is where a clause would have ended.
 */
const FORMS = [
  /^[ \t]*(?:import|export)\s[^'"`;=]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^[ \t]*@?import\s*['"]([^'"]+)['"]/gm,
  /^[ \t]*@import\s+url\(\s*['"]?([^'")]+)['"]?\s*\)/gm,
  /\bimport\(\s*['"`]([^'"`$]+)['"`]/g,
]

const COMMENT_LINE = /^\s*(\/\/|\/?\*)/

/** Every import of a TypeScript or CSS text. */
export function listImports(text: string): Import[] {
  return FORMS.flatMap((form) =>
    [...text.matchAll(form)]
      .filter((match) => !COMMENT_LINE.test(lineAt(text, match.index)))
      .map((match) => ({ specifier: match[1] ?? '', line: lineNumber(text, match) })),
  )
}

function lineAt(text: string, index: number): string {
  const start = text.lastIndexOf('\n', index) + 1
  return text.slice(text[index] === '\n' ? index : start, text.indexOf('\n', index + 1))
}

/** The line of the specifier itself: a clause may begin many lines above it. */
function lineNumber(text: string, match: RegExpExecArray): number {
  return text.slice(0, match.index + match[0].length).split('\n').length
}
