import { cast } from './cast.ts'
import { paint, skins } from './parts/paint.ts'
import { Arm, Person } from './parts/person.tsx'
import { Scene } from './parts/scene.tsx'
import { Check, Cup, Sheet, Table } from './parts/things.tsx'

export const Result = () => (
  <Scene sun={[190, 54, 26]}>
    <Person x={112} y={84} size={1.2} tilt={-3} look={3} top={paint.clay} collar="round" {...cast.mei}>
      <Arm d="M-26 30C-30 58-34 62-24 66" skin="peach" sleeve={paint.clay} />
      <Arm d="M26 30C30 58 36 62 26 66" skin="peach" sleeve={paint.clay} />
      <Sheet x={2} y={66} width={52} height={60}>
        <path d="M-16-16H4" strokeWidth="5" stroke={paint.fern} />
        <path d="M-16-4H16" strokeWidth="5" stroke={paint.sage} />
        <path d="M-16 8H-2" strokeWidth="5" stroke={paint.amber} />
      </Sheet>
      <path d="M-30 66a7 7 0 0 1 14 0M20 66a7 7 0 0 1 14 0" fill={skins.peach} />
    </Person>
  </Scene>
)

/** A person watering a small plant. */
export const NoMatch = () => (
  <Scene sun={[60, 54, 26]}>
    <Person x={92} y={92} size={1.2} tilt={5} look={5} down={2} top={paint.sea} collar="shirt" {...cast.samuel}>
      <Arm d="M-26 30V100" skin="deep" sleeve={paint.sea} />
      <path d="M60 30L86 46M64 44C54 30 70 20 74 30" strokeWidth="5" />
      <path d="M42 28H66V52H42Z" fill={paint.fern} />
      <Arm d="M26 30C28 58 34 58 40 46" hand={[41, 40]} skin="deep" sleeve={paint.sea} />
    </Person>
    <path d="M200 152h.1M194 162h.1M206 164h.1" stroke={paint.sea} strokeWidth="4" />
    <path d="M194 192V176" />
    <path
      d="M194 180C180 180 178 168 178 166 190 166 194 172 194 180ZM194 178C206 178 210 168 210 164 198 164 194 170 194 178Z"
      fill={paint.sage}
    />
  </Scene>
)

export const Sent = () => (
  <Scene sun={[182, 60, 30]}>
    <Person
      x={88}
      y={96}
      size={1.25}
      tilt={4}
      look={5}
      mouth="laugh"
      top={paint.pine}
      collar="cardigan"
      under={paint.honey}
      {...cast.odile}
    >
      <Arm d="M-26 30C-28 58-24 64-6 62" hand={[0, 62]} skin="fair" sleeve={paint.pine} />
      <Arm d="M26 30C34 54 52 40 54 10" hand={[55, 3]} skin="fair" sleeve={paint.pine} />
    </Person>
    <g transform="translate(184 116) rotate(-8)">
      <rect x="-36" y="-24" width="72" height="48" rx="4" fill={paint.white} />
      <path d="M-35-22L0 6 35-22" />
    </g>
    <Check x={214} y={136} />
  </Scene>
)

export const NotFound = () => (
  <Scene sun={[56, 54, 24]}>
    <path d="M188 200V50" strokeWidth="6" />
    <path d="M152 58H214L226 70 214 82H152Z" fill={paint.amber} />
    <path d="M220 92H162L150 104 162 116H220Z" fill={paint.white} />
    <Person x={98} y={94} size={1.2} tilt={-7} look={5} mouth="calm" top={paint.clay} collar="shirt" {...cast.paul}>
      <Arm d="M-26 30C-30 56-34 60-26 66" skin="fair" sleeve={paint.clay} />
      <Arm d="M26 30C30 56 34 60 26 66" skin="fair" sleeve={paint.clay} />
      <path d="M-34 50L-12 56 12 50 34 56V92L12 88-12 92-34 88Z" fill={paint.paper} />
      <path d="M-12 56V92M12 50V88" strokeWidth="2" />
      <path d="M-24 78C-14 62 0 86 22 66" stroke={paint.fern} strokeDasharray="1 6" strokeWidth="3" />
      <path d="M-38 68a7 7 0 0 1 12-3M38 68a7 7 0 0 0-12-3" fill={skins.fair} />
    </Person>
  </Scene>
)

export const Offline = () => (
  <Scene>
    <path d="M152 78a16 16 0 0 1 0-32 24 24 0 0 1 46-4 18 18 0 0 1 4 36Z" fill={paint.white} />
    <path d="M150 92L206 30" strokeWidth="5" stroke={paint.clay} />
    <Person x={96} y={92} size={1.2} tilt={-3} look={3} top={paint.amber} collar="roll" mouth="laugh" {...cast.karim}>
      <Arm d="M-26 30C-28 58-22 62-4 60" hand={[2, 60]} skin="olive" sleeve={paint.amber} />
      <Arm d="M26 30C28 56 34 58 40 50" hand={[40, 48]} skin="olive" sleeve={paint.amber} />
    </Person>
    <Table y={168} />
    <Cup x={150} y={168} />
    <path d="M172 168c10-14 20 6 30-8" strokeWidth="3" />
    <rect x="200" y="150" width="20" height="13" rx="4" fill={paint.white} />
    <path d="M220 153h7M220 160h7" />
  </Scene>
)
