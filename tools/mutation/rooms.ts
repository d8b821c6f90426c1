/** Sources that are mutated together, and the live tests that may judge them after the rest. */
export type MutationRoom = {
  name: string
  folders: readonly string[]
  /** Folders of live tests; empty where the rules are pure. */
  live: readonly string[]
  /** Live tests that look at every call of the house; they judge last. */
  whole: readonly string[]
}

const IDENTITY = 'apps/api/src/identity'
const STAFF = 'apps/api/src/staff'

/** Where a wrong line costs money or lets a stranger in. */
export const MUTATION_ROOMS: readonly MutationRoom[] = [
  pureRoom('ledger'),
  pureRoom('cashier'),
  pureRoom('exchange'),
  pureRoom('casino'),
  {
    name: 'auth',
    folders: [
      ...['rules', 'flows', 'sessions'].map((noun) => `${IDENTITY}/${noun}`),
      'apps/api/src/platform/security',
      ...['accounts', 'sessions', 'authenticator'].map((noun) => `${STAFF}/${noun}`),
    ],
    live: [IDENTITY, STAFF],
    whole: ['every-limit', 'every-act'].map((name) => `apps/api/src/faults/${name}.live.test.ts`),
  },
]

const NOT_SOURCE = /\.test\.tsx?$|\/(testing|fixtures)\//

/** True for what runs in the product: no test and nothing that only tests lean on. */
export function isMutated(path: string): boolean {
  return path.endsWith('.ts') && !NOT_SOURCE.test(path)
}

function pureRoom(name: string): MutationRoom {
  return { name, folders: [`packages/${name}/src`], live: [], whole: [] }
}
