import { msg } from '../../locales/localize.js';
import type { QualityFinding } from './api.js';

/** Names of the defects. */
export const defects = {
  colour: () => msg('Cor fora do padrão', { id: 'dassQualityColour' }),
  stain: () => msg('Manchas', { id: 'dassQualityStain' }),
  thickness: () => msg('Espessura irregular', { id: 'dassQualityThickness' }),
  seam: () => msg('Costura saltada', { id: 'dassQualitySeam' }),
  gluing: () => msg('Colagem solta', { id: 'dassQualityGluing' }),
  measure: () => msg('Medida fora da tolerância', { id: 'dassQualityMeasure' }),
  damage: () => msg('Riscos ou furos', { id: 'dassQualityDamage' }),
  label: () => msg('Etiqueta errada', { id: 'dassQualityLabel' }),
  packaging: () => msg('Embalagem danificada', { id: 'dassQualityPackaging' }),
  quantity: () => msg('Quantidade menor', { id: 'dassQualityQuantity' }),
} as const satisfies Record<QualityFinding['defect'], () => string>;

/** Names and tones of the severities. */
export const severities = {
  minor: { name: () => msg('Menor', { id: 'dassQualityMinor' }), tone: 'neutral' },
  major: { name: () => msg('Maior', { id: 'dassQualityMajor' }), tone: 'warning' },
  critical: { name: () => msg('Crítica', { id: 'dassQualityCritical' }), tone: 'danger' },
} as const satisfies Record<QualityFinding['severity'], object>;

/** Names and tones of the states. */
export const states = {
  open: { name: () => msg('Aberta', { id: 'dassQualityOpen' }), tone: 'info' },
  analysis: { name: () => msg('Em análise', { id: 'dassQualityAnalysis' }), tone: 'warning' },
  closed: { name: () => msg('Encerrada', { id: 'dassQualityClosed' }), tone: 'success' },
} as const satisfies Record<QualityFinding['status'], object>;
