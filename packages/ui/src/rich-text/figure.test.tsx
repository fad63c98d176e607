import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Figure } from './rich-text.tsx'

const image = { url: '/uploads/cerveau.webp', alt: 'Un cerveau vu de côté', width: 640, height: 400 }

it("is named by the picture's description, and has its caption", () => {
  render(<Figure image={image} caption="Le cerveau, vu de côté" />)
  expect(screen.getByRole('img', { name: image.alt })).toBeTruthy()
  expect(screen.getByRole('figure').textContent).toBe('Le cerveau, vu de côté')
})

it('lets the browser load the smallest file that is large enough', () => {
  const sizes = [{ url: '/uploads/small_cerveau.webp', width: 500 }]
  render(<Figure image={{ ...image, sizes }} />)
  const { srcset } = screen.getByRole<HTMLImageElement>('img')
  expect(srcset).toBe('/uploads/small_cerveau.webp 500w, /uploads/cerveau.webp 640w')
})

it("reserves the picture's space and loads it lazily", () => {
  render(<Figure image={image} />)
  const picture = screen.getByRole('img')
  const attributes = ['width', 'height', 'loading'].map((name) => picture.getAttribute(name))
  expect(attributes).toEqual(['640', '400', 'lazy'])
})
