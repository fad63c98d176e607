import { type RegisterRequest, readRegister } from '@clairmemoire/registry/read-register'
import { registerSettings } from '@clairmemoire/settings/registers'
import { settingsFrom } from '@clairmemoire/settings/schema'

export const { registerOrigin } = settingsFrom(process.env, registerSettings)

/** Reads a register at the configured address. */
export function readConfiguredRegister(request: RegisterRequest): Promise<unknown> {
  return readRegister(request, { origin: registerOrigin })
}
