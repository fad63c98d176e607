import { cast } from './cast.ts'
import { Face } from './parts/head.tsx'
import { paint, skins } from './parts/paint.ts'
import { Arm, Person } from './parts/person.tsx'
import { Limb, Scene } from './parts/scene.tsx'
import { Sheet, Table } from './parts/things.tsx'

export const Scan = () => (
  <Scene sun={[206, 50, 18]}>
    <circle cx="92" cy="104" r="80" fill={paint.white} />
    <circle cx="92" cy="104" r="50" fill={paint.sea} />
    <path d="M30 142H224V158H30Z" fill={paint.white} />
    <path d="M74 142C70 118 84 108 112 110L206 118C216 120 218 130 218 142Z" fill={paint.amber} />
    <path d="M40 142v-8c0-8 26-8 30 0v8Z" fill={paint.paper} />
    <g transform="translate(72 118) rotate(-68) scale(.9)">
      <Face {...cast.paul} glasses={false} eyes="smiling" />
    </g>
    <path d="M120 158V200M196 158V200" strokeWidth="6" />
  </Scene>
)

export const Drip = () => (
  <Scene sun={[58, 56, 24]}>
    <path d="M56 200V104C56 74 156 74 156 104V200Z" fill={paint.sage} />
    <Person x={106} y={98} size={1.1} tilt={-3} look={4} top={paint.clay} collar="vee" {...cast.mei}>
      <Arm d="M-26 30C-28 58-22 66-2 64" hand={[4, 64]} skin="peach" sleeve={paint.clay} />
      <Limb d="M27 36C28 56 34 64 52 66" colour={skins.peach} width={13} />
      <Limb d="M26 28V48" colour={paint.clay} width={17} />
      <circle cx="56" cy="66" r="7.5" fill={skins.peach} />
    </Person>
    <path d="M52 168h36c8 0 8 0 8 6v26H52ZM140 176h42v24h-42Z" fill={paint.sage} />
    <path d="M206 200V40M206 42h-26M206 42h16" strokeWidth="4" />
    <rect x="168" y="48" width="26" height="40" rx="8" fill={paint.white} />
    <path d="M168 66h26v14c0 5-3 8-8 8h-10c-5 0-8-3-8-8Z" fill={paint.honey} />
    <path d="M181 88c0 40-2 76-34 76" stroke={paint.sea} />
  </Scene>
)

export const Tablet = () => (
  <Scene sun={[190, 54, 24]}>
    <Person x={116} y={86} size={1.2} tilt={3} look={-4} down={1} top={paint.pine} collar="shirt" {...cast.henri}>
      <Arm d="M26 30C30 58 44 56 50 40" hand={[52, 34]} skin="peach" sleeve={paint.pine} />
      <Arm d="M-26 30C-30 58-40 58-48 46" hand={[-50, 42]} skin="peach" sleeve={paint.pine} />
      <path d="M44 4H64L61 32H47Z" fill={paint.white} />
      <path d="M45.5 14H62.500L61 32H47Z" fill={paint.dew} />
      <rect x="-60" y="28" width="20" height="10" rx="5" fill={paint.amber} />
      <path d="M-50 28v10" strokeWidth="2" />
      <path d="M44 34a8 7 0 0 0 16 2" stroke="none" />
    </Person>
    <Table y={168} />
    <path d="M96 168l8-12h44l8 12Z" fill={paint.white} />
    <path d="M114 162h.1M126 162h.1M138 162h.1" stroke={paint.amber} strokeWidth="6" />
  </Scene>
)

/** Seen from behind, to show where. */
export const LumbarPuncture = () => (
  <Scene sun={[52, 54, 22]}>
    <Person x={172} y={82} size={1.1} tilt={-4} look={-5} down={2} top={paint.fern} collar="vee" {...cast.lin}></Person>
    <g transform="translate(88 92) scale(1.15)">
      <path d="M-10 4C-30 8-38 12-38 40L-32 96H32L38 40C38 12 30 8 10 4Z" fill={paint.sage} />
      <path d="M-8 3C-12 30-16 60-16 96H16C16 60 12 30 8 3Z" fill={skins.fair} />
      <path d="M0 14V74" strokeDasharray="1 9" strokeWidth="4" stroke={paint.clay} />
      <path d="M-8-10V4Q0 9 8 4V-10" fill={skins.fair} />
      <path d="M-18-29a5 5.5 0 1 0 1 10.5M18-29a5 5.5 0 1 1-1 10.5" fill={skins.fair} />
      <path d="M-20-27C-22-60 22-60 20-27 19-14 12-8 0-7-12-8-19-14-20-27Z" fill={cast.paul.hairColour} />
      <circle cy="62" r="10" stroke={paint.amber} strokeWidth="4" />
    </g>
    <Limb d="M140 118C138 132 134 138 128 136" colour={paint.fern} width={17} />
    <circle cx="124" cy="134" r="8" fill={skins.peach} />
    <path d="M16 176H150V200H16Z" fill={paint.white} />
  </Scene>
)

export const MemoryTask = () => (
  <Scene sun={[54, 52, 22]}>
    <Person x={120} y={80} size={1.1} tilt={-3} look={3} down={1} top={paint.amber} collar="vee" {...cast.grace}>
      <Arm d="M-26 30C-30 54-34 60-46 62" hand={[-50, 62]} skin="brown" sleeve={paint.amber} />
      <Arm d="M26 30C30 54 34 60 46 62" hand={[50, 62]} skin="brown" sleeve={paint.amber} />
    </Person>
    <Table y={170} />
    <Sheet x={70} y={140} tilt={-5}>
      <path
        d="M0-14c-10-6-14 8-2 8 0 12 14 8 8-2 10-6-2-16-6-6Z"
        fill={paint.clay}
        strokeWidth="2"
        transform="translate(0 4)"
      />
      <path d="M0 0V20" strokeWidth="2.4" />
    </Sheet>
    <Sheet x={120} y={139}>
      <circle cy="-8" r="8" strokeWidth="4" stroke={paint.sea} />
      <path d="M0 0V18H7M0 11H6" strokeWidth="4" stroke={paint.sea} />
    </Sheet>
    <Sheet x={170} y={140} tilt={5} colour={paint.honey}>
      <path d="M-7-8C-7-18 8-17 7-7 6-1 0 0 0 6M0 14v.1" strokeWidth="4" />
    </Sheet>
  </Scene>
)

export const HomeVisit = () => (
  <Scene sun={[38, 52, 20]}>
    <path d="M96 84V200H216V84" fill={paint.sand} />
    <path d="M82 90L156 24L230 90" strokeWidth="8" />
    <path d="M96 84L156 31 216 84Z" fill={paint.clay} />
    <path d="M128 200V104H184V200Z" fill={paint.pine} />
    <Person x={157} y={126} size={0.95} tilt={3} look={-4} top={paint.amber} collar="cardigan" {...cast.odile} />
    <path d="M128 200V104M184 200V104" />
    <Person x={66} y={106} size={1.1} tilt={3} look={5} top={paint.sea} collar="vee" {...cast.awa}>
      <Arm d="M-26 30V100" skin="deep" sleeve={paint.sea} />
      <Arm d="M26 30C28 60 42 58 43 34" hand={[43, 27]} skin="deep" sleeve={paint.sea} />
      <rect x="-48" y="56" width="42" height="30" rx="4" fill={paint.white} />
      <path d="M-27 64v14M-34 71h14" stroke={paint.fern} strokeWidth="4" />
    </Person>
  </Scene>
)

/** The study partner answers questions too. */
export const Partner = () => (
  <Scene sun={[120, 46, 22]}>
    <Person x={82} y={102} size={1.1} build={36} tilt={3} look={4} top={paint.sea} collar="shirt" {...cast.paul} />
    <Person
      x={158}
      y={98}
      size={1.1}
      tilt={-6}
      look={-5}
      eyes="smiling"
      top={paint.clay}
      collar="round"
      {...cast.julie}
    >
      <Arm d="M-26 30C-28 52-32 60-40 58" hand={[-44, 58]} skin="fair" sleeve={paint.clay} />
      <rect x="-8" y="40" width="38" height="50" rx="3" fill={paint.wood} transform="rotate(4)" />
      <path d="M0 50h24M0 58h24M0 66h14" transform="rotate(4)" stroke={paint.paper} strokeWidth="4" />
      <Arm d="M26 30C30 58 32 70 24 72" hand={[20, 70]} skin="fair" sleeve={paint.clay} />
    </Person>
  </Scene>
)

export const Travel = () => (
  <Scene sun={[54, 52, 22]}>
    <path d="M178 96c-20-24-20-52 4-54s26 30 4 54c-2 3-6 3-8 0Z" fill={paint.clay} />
    <circle cx="183" cy="64" r="8" fill={paint.white} />
    <path d="M52 118C62 76 72 66 104 66H134C152 66 160 86 170 118Z" fill={paint.white} />
    <svg x="52" y="60" width="120" height="58">
      <Person x={36} y={58} size={0.6} look={5} top={paint.amber} {...cast.awa} />
      <Person x={80} y={58} size={0.66} look={4} eyes="smiling" top={paint.sea} {...cast.henri} />
    </svg>
    <path d="M52 118C62 76 72 66 104 66H134C152 66 160 86 170 118ZM112 78V118" />
    <path d="M34 168V134C34 122 42 118 54 118H168C200 120 208 130 208 146V168Z" fill={paint.amber} />
    <path d="M196 138h.1" stroke={paint.white} strokeWidth="10" />
    <path d="M122 130h12M16 187H224" />
    <circle cx="74" cy="168" r="19" fill={paint.ink} />
    <circle cx="172" cy="168" r="19" fill={paint.ink} />
    <path d="M74 168h.1M172 168h.1" stroke={paint.dew} strokeWidth="16" />
  </Scene>
)

export const BloodSample = () => (
  <Scene sun={[196, 52, 22]}>
    <Person
      x={70}
      y={92}
      size={1.1}
      tilt={3}
      look={5}
      top={paint.white}
      collar="coat"
      under={paint.sage}
      {...cast.amina}
    >
      <Arm d="M26 30C28 54 34 64 48 60" hand={[53, 58]} skin="olive" sleeve={paint.white} />
    </Person>
    <Person x={176} y={94} size={1.1} tilt={-4} look={-4} top={paint.sea} mouth="laugh" {...cast.karim}>
      <Limb d="M-27 36C-28 56-36 64-54 66" colour={skins.olive} width={13} />
      <Limb d="M-26 28V48" colour={paint.sea} width={17} />
      <path d="M-44 58l6 13" stroke={paint.paper} strokeWidth="6" />
      <circle cx="-58" cy="66" r="7.5" fill={skins.olive} />
    </Person>
    <Table y={172} />
    <path d="M40 172v-34h14v34Z" fill={paint.white} />
    <path d="M40 154h14v18h-14Z" fill={paint.clay} />
  </Scene>
)
