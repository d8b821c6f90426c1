import { asText } from '../../lib/calls/as-text.ts'
import type { Slider, Sliders } from './queries.ts'

export type SliderGroups = { main: Slider[]; favourite: Slider[]; feature: Slider[] }

const groupOfType: Readonly<Record<string, keyof SliderGroups>> = {
  main: 'main',
  favourite: 'favourite',
  feature: 'feature',
  features: 'feature',
}

/**
 * The sliders by group, whichever way they come: already grouped, or as one list. A slider's own
 * type decides its group (SIL-034); one that staff switched off is left out.
 */
export function sliderGroups(answer: Sliders | readonly Slider[] | undefined): SliderGroups {
  const groups: SliderGroups = { main: [], favourite: [], feature: [] }
  for (const slider of allSliders(answer)) {
    const group = groupOfType[asText(slider.slider_type).toLowerCase()]
    if (group !== undefined && isOn(slider)) groups[group].push(slider)
  }
  return groups
}

function allSliders(answer: Sliders | readonly Slider[] | undefined): Slider[] {
  if (answer === undefined) return []
  const lists = Array.isArray(answer) ? [answer] : Object.values(answer)
  return lists.filter((list): list is Slider[] => Array.isArray(list)).flat()
}

function isOn(slider: Slider): boolean {
  return !['0', 'inactive', 'false'].includes(asText(slider.status).toLowerCase())
}
