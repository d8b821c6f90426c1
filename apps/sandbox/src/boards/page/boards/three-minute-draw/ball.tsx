type BallProps = { number: number; isLit?: boolean }

/** A ball with its number; balls of a ten share a colour. */
export function Ball({ number, isLit }: BallProps) {
  return (
    <span className="lottery-ball" data-ten={Math.floor((number - 1) / 10)} data-lit={isLit}>
      <i>{number}</i>
    </span>
  )
}
