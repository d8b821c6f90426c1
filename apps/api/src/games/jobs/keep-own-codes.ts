import { STUDIO_PROVIDERS } from '@maidan/contract'

type Named = { code: string; platform: string }

/**
 * Leaves out what bears the name of another provider, by the part of its code before the first hyphen: a code
 * stays with whoever brings it first, and nobody is to be shut out of their own before they bring it.
 * `registered` are the platforms of the settings; those behind the house's studio are known without keys too.
 */
export function keepOwnCodes<One extends Named>(
  registered: readonly string[],
  told: readonly One[],
): One[] {
  const named = new Set([...STUDIO_PROVIDERS.map(({ platform }) => platform), ...registered])
  return told.filter(({ code, platform }) => {
    const head = code.split('-')[0]?.toUpperCase() ?? ''
    return head === platform || !named.has(head)
  })
}
