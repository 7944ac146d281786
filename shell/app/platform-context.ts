import { createContext, useContext } from 'react';
import type { Platform } from '../platform/platform.js';

const PlatformContext = createContext<Platform | undefined>(undefined);

export const PlatformProvider = PlatformContext.Provider;

/** The services through which the shell reaches the platform. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('There is no PlatformProvider above this component');
  return platform;
}
