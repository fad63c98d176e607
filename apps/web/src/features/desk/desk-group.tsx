import type { DeskRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { CardList } from '@clairmemoire/ui/card-list'
import { Stack } from '@clairmemoire/ui/stack'
import type { ReactNode } from 'react'
import { DeskCard } from './desk-card.tsx'

interface DeskGroupProps {
  locale: Locale
  title: ReactNode
  requests: readonly DeskRequest[]
}

/** Requests in one state, with how many they are. */
export function DeskGroup({ locale, title, requests }: DeskGroupProps) {
  if (requests.length === 0) return null
  return (
    <Stack>
      <h2>
        {title} ({requests.length})
      </h2>
      <CardList>
        {requests.map((request) => (
          <DeskCard key={request.reference} locale={locale} request={request} />
        ))}
      </CardList>
    </Stack>
  )
}
