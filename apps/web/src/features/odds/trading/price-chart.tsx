import { tradingText } from '@maidan/locales'
import { clsx } from 'clsx'
import { useText } from '../../../lib/text/language.ts'
import { priceText } from '../prices/price-text.ts'
import { chartPath, chartWords } from './chart-path.ts'
import type { ChartPoint } from './chart-path.ts'
import type { TradedRunner } from './use-market-trading.ts'

type Props = { name: string; prices: TradedRunner['prices'] }

const box = { width: 120, height: 40 }

/** How the price of a runner moved, as a line and in words; as a line alone where there is little room. */
export function PriceChart({ name, prices }: Props) {
  const t = useText(tradingText)
  const words = chartWords(pointsOf(prices))
  if (words === null) return <p className="text-sm text-quiet">{t('noPrices')}</p>
  return (
    <figure>
      <ChartLine className="h-20 w-full" name={name} prices={prices} />
      <figcaption>
        <dl className="mt-1 grid grid-cols-4 gap-2 text-xs">
          {(['first', 'lowest', 'highest', 'last'] as const).map((word) => (
            <div key={word}>
              <dt className="text-quiet">{t(word)}</dt>
              <dd className="tabular font-semibold">{priceText(words[word])}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}

/** The line alone, named and told in words for a screen reader; it keeps its room without a price. */
export function ChartLine({ name, prices, className }: Props & { className: string }) {
  const t = useText(tradingText)
  const points = pointsOf(prices)
  const words = chartWords(points)
  if (words === null) return <span className={className} />
  const told = {
    first: priceText(words.first),
    highest: priceText(words.highest),
    lowest: priceText(words.lowest),
    last: priceText(words.last),
  }
  return (
    <svg
      aria-label={`${t('chart', { name })}: ${t('chartWords', told)}`}
      className={clsx('shrink-0 overflow-visible', className)}
      fill="none"
      preserveAspectRatio="none"
      role="img"
      viewBox={`0 0 ${box.width} ${box.height}`}
    >
      <path className="stroke-field-700" d={`M0 ${box.height}H${box.width}`} strokeWidth="1" />
      <path
        className="stroke-current text-sky"
        d={chartPath(points, box)}
        strokeLinejoin="round"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

function pointsOf(prices: TradedRunner['prices']): ChartPoint[] {
  return prices.map(({ at, odds }) => ({ atMs: Date.parse(at), odds: Number(odds) }))
}
