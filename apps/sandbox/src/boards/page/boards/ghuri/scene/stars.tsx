const BRIGHT = 'M22 30h.1M88 64h.1M141 22h.1M196 88h.1M246 40h.1M301 70h.1M338 24h.1M60 118h.1'
const FAINT =
  'M48 16h.1M70 92h.1M112 44h.1M128 102h.1M168 58h.1M182 18h.1M222 70h.1M262 104h.1M280 18h.1M320 116h.1M352 88h.1M12 76h.1M36 140h.1M150 134h.1M232 146h.1M306 160h.1'

/** The stars of a night that comes as the kite climbs. */
export function Stars() {
  return (
    <svg viewBox="0 0 360 240" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g fill="none" stroke="#fff6e0" strokeLinecap="round">
        <path d={BRIGHT} strokeWidth="2" />
        <path d={FAINT} strokeWidth="1.3" strokeOpacity=".6" />
      </g>
    </svg>
  )
}
