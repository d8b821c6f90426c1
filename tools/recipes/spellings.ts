/** A kebab-case name in the spellings that code needs: "show-bets" → showBets, ShowBets, SHOW_BETS. */
export function spellings(kebab: string) {
  const pascal = kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    upper: kebab.replaceAll('-', '_').toUpperCase(),
  }
}
