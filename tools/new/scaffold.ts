/** What a recipe asks for: files to create, and lines to add where the new one is listed. */
export type Scaffold = {
  /** Text by path from the repository's root. */
  files: Record<string, string>
  lines: { path: string; add: string }[]
}

/** A kebab-case name in the spellings that code needs: "show-bets" → showBets, ShowBets. */
export function spellings(kebab: string): { kebab: string; camel: string; pascal: string } {
  const pascal = kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return { kebab, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) }
}
