type SidePricesProps = {
  /** The name of each figure and the figure. */
  figures: readonly (readonly [name: string, figure: string])[]
}

/** What a choice pays, how likely that is, and what the stake would bring. */
export function SidePrices({ figures }: SidePricesProps) {
  return (
    <dl className="side-prices">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
