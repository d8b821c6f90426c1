import { HORSES, type Horse } from './horses.ts'

const COURSES = [
  'ramna',
  'padma',
  'sundarban',
  'lalbagh',
  'kuakata',
  'jaflong',
  'paharpur',
  'sitakunda',
  'hatirjheel',
  'chalan',
  'nilgiri',
  'shahbag',
] as const

export type Course = (typeof COURSES)[number]

/** How many horses run in a race. */
export const LANES = 8

/** A race of the book: where it is run, and who runs in the lanes 1 to 8. */
export type Race = { number: number; course: Course; horses: readonly Horse[] }

/** Two of the strongest six, of the next, of the fair ones and of the outsiders run in every race. */
const FIELDS: readonly string[] = [
  'toofan bulbuli ichamati shalik hijol machhranga joba doel',
  'dhaleshwari bijoli hijol teesta jamuna toofan rupsha shimul',
  'karnaphuli bulbuli machhranga joba kirtankhola bagheshwari bijoli dhaleshwari',
  'kirtankhola kadam tuntuni surma bagheshwari jamuna rupsha bulbuli',
  'tuntuni shalik shimul mohananda rupsha kalboishakhi hijol meghna',
  'kadam ichamati kalboishakhi mohananda shalik jamuna hijol surma',
  'bagheshwari surma bulbuli palash tuntuni dhaleshwari karnaphuli kalboishakhi',
  'machhranga bulbuli rupsha dhaleshwari teesta kalboishakhi doel ichamati',
  'jamuna karnaphuli ichamati hijol bijoli meghna tuntuni kirtankhola',
  'kalboishakhi karnaphuli shalik tuntuni palash machhranga kadam kirtankhola',
  'meghna palash surma joba shalik kirtankhola kadam bagheshwari',
  'ichamati rupsha bagheshwari tuntuni teesta surma mohananda jamuna',
  'hijol dhaleshwari bijoli meghna kadam jamuna palash doel',
  'machhranga kirtankhola dhaleshwari mohananda doel shimul surma meghna',
  'joba kirtankhola toofan mohananda karnaphuli dhaleshwari doel kalboishakhi',
  'toofan rupsha shimul machhranga joba doel palash bulbuli',
  'shalik teesta joba mohananda meghna tuntuni kalboishakhi bijoli',
  'tuntuni meghna bagheshwari hijol bijoli palash joba surma',
  'jamuna bulbuli teesta doel dhaleshwari toofan shalik kadam',
  'teesta joba shalik toofan bijoli kalboishakhi palash shimul',
  'meghna bijoli shimul mohananda surma kadam toofan palash',
  'rupsha machhranga ichamati karnaphuli bagheshwari mohananda bulbuli kadam',
  'doel machhranga hijol karnaphuli teesta ichamati jamuna shimul',
  'rupsha teesta karnaphuli shimul toofan ichamati kirtankhola bagheshwari',
]

/** The races in the order in which they are run, course after course. */
export const races: readonly Race[] = FIELDS.flatMap((field, index) => {
  const course = COURSES[index % COURSES.length]
  const horses = field.split(' ').filter(isHorse)
  return course === undefined ? [] : [{ number: index + 1, course, horses }]
})

function isHorse(name: string): name is Horse {
  return Object.hasOwn(HORSES, name)
}

/** The strength of each lane of a race. */
export function strengthsOf({ horses }: Race): readonly number[] {
  return horses.map((horse) => HORSES[horse])
}
