export { DOLA_USUAL, nagordola } from './nagordola.ts'
export type { DolaEvent, DolaSetup } from './nagordola.ts'
export {
  DOLA_RISKS,
  DOLA_SEATS,
  dolaChance,
  dolaMultiplesTenths,
  dolaPaysTenths,
  dolaReturn,
} from './pays.ts'
export type { DolaRisk, DolaSeats } from './pays.ts'
