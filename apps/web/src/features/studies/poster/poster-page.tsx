import { productName } from '@clairmemoire/domain/product'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Poster } from '@clairmemoire/ui/poster'
import { useContactPhone } from '../../../platform/site/site-hooks.ts'
import type { PosterData } from './poster-data.ts'

/** A poster of one A4 or Letter page for a waiting room. */
export function PosterPage({ pageText: _pageText, ...poster }: PosterData) {
  const contactPhone = useContactPhone()
  return (
    <Poster {...poster} source={productName} phone={<a href={`tel:${contactPhone}`}>{formatPhone(contactPhone)}</a>} />
  )
}
