/** What a browser says of itself; empty where it says nothing that is known. */
export type Device = { browser: string; system: string }

type Sign = { name: string; sign: RegExp }

/** The first that fits: those that also call themselves by another's name stand before it. */
const BROWSERS: readonly Sign[] = [
  { name: 'Edge', sign: /Edg(?:e|A|iOS)?\// },
  { name: 'Opera', sign: /OPR\/|Opera/ },
  { name: 'Samsung Internet', sign: /SamsungBrowser\// },
  { name: 'UC Browser', sign: /UCBrowser\// },
  { name: 'Firefox', sign: /Firefox\/|FxiOS\// },
  { name: 'Chrome', sign: /Chrom(?:e|ium)\/|CriOS\// },
  { name: 'Safari', sign: /Safari\// },
]

const SYSTEMS: readonly Sign[] = [
  { name: 'Android', sign: /Android/ },
  { name: 'iPhone', sign: /iPhone/ },
  { name: 'iPad', sign: /iPad/ },
  { name: 'Windows', sign: /Windows/ },
  { name: 'Mac', sign: /Mac OS X|Macintosh/ },
  { name: 'Linux', sign: /Linux|X11/ },
]

/** The browser and the system that a user agent names. */
export function nameDevice(agent: string): Device {
  return { browser: firstOf(BROWSERS, agent), system: firstOf(SYSTEMS, agent) }
}

function firstOf(signs: readonly Sign[], agent: string): string {
  return signs.find(({ sign }) => sign.test(agent))?.name ?? ''
}
