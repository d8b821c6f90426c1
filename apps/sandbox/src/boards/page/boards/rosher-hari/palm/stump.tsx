import type { FootholdLook } from '../look-of-foothold.ts'

const WHOLE = 'M6 8C14 3 46 3 54 8L58 19C50 27 10 27 2 19Z'
const FACE = 'M6 8C14 3 46 3 54 8C46 14 14 14 6 8Z'
const GRAIN = 'M14 15L12 22M23 17L22 24M37 17L38 24M46 15L48 22'
const LEFT_PART = 'M6 8C10 5 20 4 26 4L22 12L28 17L23 25C12 24 7 23 2 19Z'
const RIGHT_PART = 'M34 4C42 5 50 5 54 8L58 19C52 24 44 25 35 25L38 17L32 12Z'

/** The stump of a cut leaf stalk: whole, trodden and firm, or rotten through. */
export function Stump({ look }: { look: FootholdLook }) {
  const isRotten = look === 'fell' || look === 'rotten'
  return (
    <svg className="hari-stump" viewBox="0 0 60 30" aria-hidden="true">
      {isRotten ? <Rotten /> : <Firm />}
      {look === 'held' && <path className="hari-tick" d="M22 12L28 18L39 5" />}
    </svg>
  )
}

function Firm() {
  return (
    <>
      <path className="hari-bark" d={WHOLE} />
      <path className="hari-grain" d={GRAIN} />
      <path className="hari-face" d={FACE} />
    </>
  )
}

function Rotten() {
  return (
    <>
      <path className="hari-rot" d={LEFT_PART} />
      <path className="hari-rot" d={RIGHT_PART} />
      <path className="hari-hollow" d="M8 11L18 10M43 10L52 11M9 18L16 17M45 17L52 18" />
      <path className="hari-cross" d="M22 7L38 23M38 7L22 23" />
    </>
  )
}
