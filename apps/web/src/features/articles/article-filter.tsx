import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Filter } from '@clairmemoire/ui/filter'
import { TextField } from '@clairmemoire/ui/text-field'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Wish } from './article-search.ts'
import { topicNames } from './topics.copy.ts'

const fieldId = 'article-search'

/** A field and topics; each change counts at once. */
export function ArticleFilter({ wish, look }: ArticleFilterProps) {
  const { t, i18n } = useLingui()
  // Who opens the search wants to type.
  useEffect(() => document.getElementById(fieldId)?.focus(), [])
  const topics = Object.entries(topicNames).map(([id, name]) => ({ id, label: i18n._(name) }))
  return (
    <Filter label={t({ id: 'articles.filter.label', message: 'Chercher un article' })}>
      <TextField
        kind="search"
        id={fieldId}
        label={t({ id: 'articles.filter.field', message: 'Que cherchez-vous ?' })}
        hint={t({
          id: 'articles.filter.hint',
          message: 'Un mot suffit, par exemple : sommeil. Ce que vous écrivez ici reste sur cet appareil.',
        })}
        value={wish.typed}
        onChange={(typed) => look({ typed })}
      />
      <ChoiceGroup
        kind="radio"
        layout="pills"
        name="topic"
        legend={t({ id: 'articles.filter.topic', message: 'Sujet' })}
        options={[{ id: 'all', label: t({ id: 'articles.filter.all', message: 'Tous les sujets' }) }, ...topics]}
        value={[wish.topic]}
        onChange={([topic]) => look({ topic: topic as Wish['topic'] })}
      />
    </Filter>
  )
}

interface ArticleFilterProps {
  wish: Wish
  look: (next: Partial<Wish>) => void
}
