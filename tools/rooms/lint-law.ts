import { LAW, TESTKIT, type RoomLaw } from './law.ts'

type Pattern = { group: string[]; message: string } | { regex: string; message: string }
type Override = {
  files: string[]
  rules: { 'no-restricted-imports': ['error', { patterns: Pattern[] }] }
}

/** Where a room's tests lie: they may lean on the testkit, and a pure room's on packages. */
const TESTS = ['**/*.{test,spec}.{ts,tsx}', '**/testing/**']
/** How deep the folders of a feature may be nested. */
const FEATURE_DEPTHS = [1, 2, 3]

/**
 * The law of import as lint's own rule, `no-restricted-imports`, one override a room. Of two
 * overrides that fit a file the later one holds, so tests and features come after their rooms.
 */
export function lintLaw(): { overrides: Override[] } {
  return { overrides: Object.entries(LAW).flatMap(([room, law]) => overridesOf(room, law)) }
}

function overridesOf(room: string, law: RoomLaw): Override[] {
  const leaving = leavesRoom(room)
  const code = [
    otherRooms(room, law.rooms),
    leaving,
    ...(law.isPure === true ? [impure(room)] : []),
  ]
  const testkit = law.isForeign === true ? [] : [TESTKIT]
  const tests = [otherRooms(room, [...law.rooms, ...testkit]), leaving]
  return [
    override([`${room}/**`], code),
    override(
      TESTS.map((files) => `${room}/${files}`),
      tests,
    ),
    ...(law.hasFeatures === true ? featureOverrides(room, code) : []),
  ]
}

function override(files: string[], patterns: Pattern[]): Override {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

function otherRooms(room: string, allowed: readonly string[]): Pattern {
  const own = room.slice(room.indexOf('/') + 1)
  const doors = [own, ...allowed].flatMap((name) =>
    name.includes('/') ? [`!@maidan/${name}`] : [`!@maidan/${name}`, `!@maidan/${name}/**`],
  )
  return {
    group: ['@maidan/*', '@maidan/*/**', ...doors],
    message: `${room} may import ${allowed.length === 0 ? 'no other room' : `only ${allowed.join(', ')}`}.`,
  }
}

/** A path upward that comes down into another room's sources, or into the commands and journeys. */
function leavesRoom(room: string): Pattern {
  return {
    regex: String.raw`^\.\./(.*/src/|(\.\./)*(tools|bench|e2e)/)`,
    message: `A relative import must not leave its room, ${room}.`,
  }
}

/** Whatever is neither relative nor one of our rooms: packages, and Node's own modules. */
function impure(room: string): Pattern {
  return {
    regex: '^([^.@]|@([^m]|m[^a]|ma[^i]|mai[^d]))',
    message: `${room} is pure and imports no package; a clock, randomness and I/O come in as arguments.`,
  }
}

/** From each depth of a feature's folders, the way up that ends in another feature or in the app. */
function featureOverrides(room: string, code: Pattern[]): Override[] {
  return FEATURE_DEPTHS.map((depth) =>
    override(
      [`${room}/src/features/${'*/'.repeat(depth)}*`],
      [
        ...code,
        {
          regex: String.raw`^(\.\./){${depth}}[^.]`,
          message: 'A feature must not import another; what both need goes to lib or a screen.',
        },
        {
          regex: String.raw`^(\.\./)+app/`,
          message: 'A feature must not import the app; what it needs is handed to it.',
        },
      ],
    ),
  )
}
