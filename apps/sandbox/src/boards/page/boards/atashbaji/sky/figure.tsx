import { figureSize } from './layout.ts'

type FigureProps = { text: string; look: 'rising' | 'won' | 'lost' }

/** How high the rocket is, large, at the left of it. */
export function Figure({ text, look }: FigureProps) {
  return (
    <text className="baji-told" data-look={look} x={116} y={146} fontSize={figureSize(text)}>
      {text}
    </text>
  )
}
