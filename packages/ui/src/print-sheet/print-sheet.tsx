import '../forms.css'
import { type ReactNode, useRef } from 'react'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/**
 * A printable sheet, shown as it will look. On paper it is alone: the rest of the page's main part is hidden, other sheets too
 * when its own button was pressed.
 */
export function PrintSheet({
  id,
  source,
  title,
  titleAs: Title = 'h2',
  date,
  note,
  printLabel,
  isDense = false,
  summary,
  children,
}: PrintSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  return (
    <article ref={sheet} id={id} className={isDense ? 'print-sheet print-sheet--dense' : 'print-sheet'}>
      <header className="print-sheet__head">
        <p className="print-sheet__source">
          <span>{source}</span>
          <span>{date}</span>
        </p>
        <Title tabIndex={Title === 'h1' ? -1 : undefined}>{title}</Title>
      </header>
      {summary === undefined ? null : <div className="print-sheet__summary">{summary}</div>}
      <div className="print-sheet__body">{children}</div>
      {note === undefined ? null : <footer className="print-sheet__note">{note}</footer>}
      <Actions>
        <Button kind="quiet" onClick={() => sheet.current && printAlone(sheet.current)}>
          {printLabel}
        </Button>
      </Actions>
    </article>
  )
}

/** `print()` may return early: the mark stays until `afterprint`. */
function printAlone(sheet: HTMLElement) {
  sheet.dataset['alone'] = ''
  window.addEventListener('afterprint', () => delete sheet.dataset['alone'], { once: true })
  window.print()
}

interface PrintSheetProps {
  /** Its id, for links. */
  id?: string
  /** Its author: the name and contact of the clinic. */
  source: ReactNode
  title: ReactNode
  titleAs?: 'h1' | 'h2'
  date: ReactNode
  /** A disclaimer: it is not a diagnosis. */
  note?: ReactNode
  printLabel: ReactNode
  /** Small type below the summary on paper, to fit some fifty answers on one page. */
  isDense?: boolean
  /** The first content: rows of a SummaryList. */
  summary?: ReactNode
  /** Facts and answers, each under an h3 (h2 when the title is the h1). */
  children: ReactNode
}

/** A line to write on by hand; screen readers announce `children`. */
export function BlankLine({ isTall = false, children }: BlankLineProps) {
  return (
    <span className={isTall ? 'blank-line blank-line--tall' : 'blank-line'}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  )
}

interface BlankLineProps {
  /** With room for a signature. */
  isTall?: boolean
  children: ReactNode
}
