/** What this device remembers between visits. */
export interface ApplicationState {
  erase: () => void
}
