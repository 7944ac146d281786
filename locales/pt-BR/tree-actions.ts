import type { Catalogue } from '../index.js';

export default {
  dassTreePrinted:
    'Impressas as primeiras {printed} de {count} linhas. Filtre ou recolha linhas para imprimir as outras.',
  dassTreeNoMatch: 'Nenhuma linha corresponde ao filtro',
  dassTreeLoadFailed: 'Não carregou: abra de novo',
  dassTreeStop: 'Parar de carregar',
  dassTreeSelectRow: 'Selecionar {row}',
  dassTreeSelectAll: 'Selecionar tudo',
  dassTreeFound: {
    one: '{count} linha encontrada',
    many: '{count} de linhas encontradas',
    other: '{count} linhas encontradas',
  },
  dassTreeSortedUp: '{column}: ordem crescente',
  dassTreeSortedDown: '{column}: ordem decrescente',
  dassTreeExpanded: {
    one: '{count} linha visível',
    many: '{count} de linhas visíveis',
    other: '{count} linhas visíveis',
  },
  dassTreeWidth: '{column}: {width} pixels de largura',
  dassTreeCopied: {
    one: '{count} linha copiada',
    many: '{count} de linhas copiadas',
    other: '{count} linhas copiadas',
  },
  dassTreeNotCopied: 'Não foi possível copiar',
  dassTreeChosen: {
    one: '{count} linha selecionada',
    many: '{count} de linhas selecionadas',
    other: '{count} linhas selecionadas',
  },
  dassTreeSelectBelow: 'Selecionar o que está abaixo de {row}',
  dassTreeDeselectBelow: 'Desmarcar o que está abaixo de {row}',
  dassTreeOptions: 'Opções da tabela',
  dassTreeOpenTo: 'Expandir até o nível {level}',
  dassTreeColumns: 'Colunas…',
  dassTreeColumnsHeading: 'Colunas',
  dassTreeColumnUp: 'Mover {column} para cima',
  dassTreeColumnDown: 'Mover {column} para baixo',
  dassTreeColumnMoved: '{column}: posição {position} de {count}',
  dassTreeColumnsReset: 'Restaurar padrão',
  dassTreeColumnsDone: 'Pronto',
  dassTreeColumnsFirst: 'Sempre visível',
} as const satisfies Catalogue;
