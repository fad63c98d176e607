import { FivePillars } from './five-pillars.tsx'
import { ForWhom } from './for-whom.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import type { HomePageData } from './home-page-data.ts'
import { LatestArticles } from './latest-articles-section.tsx'
import { NextSteps } from './next-steps.tsx'
import { StudiesNow } from './studies-now-section.tsx'
import { Welcome } from './welcome.tsx'
import { WhoIsBehind } from './who-is-behind.tsx'

export function HomePage({ rings, forWhom, steps, studies, behind, caller, pillars, articles }: HomePageData) {
  return (
    <>
      <Welcome rings={rings} />
      <ForWhom people={forWhom} />
      <NextSteps steps={steps} />
      <StudiesNow studies={studies} />
      <WhoIsBehind ways={behind} caller={caller} />
      <FivePillars pillars={pillars} />
      <LatestArticles articles={articles} />
      <GoodToKnow />
    </>
  )
}
