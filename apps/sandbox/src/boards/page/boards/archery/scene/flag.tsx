type FlagProps = { wind: number }

const POLE = { x: 292, top: 26, foot: 92 }

/** The flag beside the target: it flies the way of the wind, the fuller the stronger; none lets it hang. */
export function Flag({ wind }: FlagProps) {
  const { x, top, foot } = POLE
  const full = Math.abs(wind) / 3
  const length = 9 + 19 * full
  const droop = 15 * (1 - full)
  return (
    <g>
      <path d={`M${x} ${foot}V${top - 3}`} stroke="#dfe7ee" strokeLinecap="round" strokeWidth="2" />
      <g transform={`translate(${x} ${top}) scale(${wind < 0 ? -1 : 1} 1)`}>
        <path
          className={wind === 0 ? undefined : 'archery-flag'}
          d={`M0 0Q${length / 2} ${-2 + droop / 2} ${length} ${3 + droop}L${length - 5} ${8 + droop}L${length} ${13 + droop}Q${length / 2} ${12 + droop} 0 13Z`}
          fill="#ffb703"
          stroke="#7a4a00"
          strokeWidth="0.8"
        />
      </g>
    </g>
  )
}
