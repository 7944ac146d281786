/**
 * Blocks of cells as programs copy them: what is in the clipboard, and the cells that a table has to read. The tests of
 * pasting read them. CONTRIBUTING says how to add one.
 */
export interface CorpusClipboard {
  /** The program or the situation that the block comes from. */
  readonly from: string;
  /** `text/plain`. */
  readonly text: string;
  /** `text/html`. Default: none. */
  readonly html?: string;
  /** The texts of the cells by row; null where a merged cell covers one. */
  readonly cells: readonly (readonly (string | null)[])[];
}

const excel = (rows: string): string =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">\r\n<head>\r\n<meta name=Generator content="Microsoft Excel 15">\r\n<style><!--table {mso-displayed-decimal-separator:"\\,";} td {mso-ignore:padding;}--></style>\r\n</head>\r\n<body link="#0563C1">\r\n<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse'>\r\n <col width=64 span=3 style='width:48pt'>\r\n<!--StartFragment-->${rows}<!--EndFragment-->\r\n</table>\r\n</body>\r\n</html>`;

export const clipboards: readonly CorpusClipboard[] = [
  {
    from: 'Excel for Windows',
    text: 'Couro bovino\t84,90\r\nLinha\t4\r\n',
    html: excel(
      '\r\n <tr height=20>\r\n  <td height=20 width=64>Couro bovino</td>\r\n  <td align=right width=64>84,90</td>\r\n </tr>\r\n <tr>\r\n  <td>Linha</td>\r\n  <td align=right>4</td>\r\n </tr>\r\n',
    ),
    cells: [
      ['Couro bovino', '84,90'],
      ['Linha', '4'],
    ],
  },
  {
    from: 'Excel, cells merged across, with a text that its HTML wraps',
    text: 'Couro bovino estonado\t\t84,90\r\nLinha\tPeça\t4\r\n',
    html: excel(
      '\r\n <tr height=20>\r\n  <td colspan=2 class=xl65 width=128>Couro\r\n  bovino estonado</td>\r\n  <td align=right>84,90</td>\r\n </tr>\r\n <tr>\r\n  <td>Linha</td>\r\n  <td>Peça</td>\r\n  <td align=right>4</td>\r\n </tr>\r\n',
    ),
    cells: [
      ['Couro bovino estonado', null, '84,90'],
      ['Linha', 'Peça', '4'],
    ],
  },
  {
    from: 'Excel, cells merged down, the last one at the end',
    text: 'Couro\t84,90\r\n\t90,00\r\nLinha\t4\r\n',
    html: excel(
      '\r\n <tr>\r\n  <td rowspan=2>Couro</td>\r\n  <td align=right>84,90</td>\r\n </tr>\r\n <tr>\r\n  <td align=right>90,00</td>\r\n </tr>\r\n <tr>\r\n  <td>Linha</td>\r\n  <td align=right>4</td>\r\n </tr>\r\n',
    ),
    cells: [
      ['Couro', '84,90'],
      [null, '90,00'],
      ['Linha', '4'],
    ],
  },
  {
    from: 'Excel, a line break and quotation marks in a cell',
    text: '"Couro ""A""\nbovino"\t84,90\r\n',
    html: excel('\r\n <tr>\r\n  <td>Couro "A"<br>\r\n    bovino</td>\r\n  <td align=right>84,90</td>\r\n </tr>\r\n'),
    cells: [['Couro "A"\nbovino', '84,90']],
  },
  {
    from: 'Excel, a line break in a merged cell',
    text: '"Couro\nbovino"\t\r\nLinha\t4\r\n',
    html: excel(
      '\r\n <tr>\r\n  <td colspan=2>Couro<br>\r\n    bovino</td>\r\n </tr>\r\n <tr>\r\n  <td>Linha</td>\r\n  <td>4</td>\r\n </tr>\r\n',
    ),
    cells: [
      ['Couro\nbovino', null],
      ['Linha', '4'],
    ],
  },
  {
    from: 'LibreOffice Calc, merged cells',
    text: 'Couro\t\t84,9\nLinha\tPeça\t4\n',
    html: '<!DOCTYPE html>\n<html>\n<head><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/><style type="text/css">body,td { font-family:"Liberation Sans" }</style></head>\n<body>\n<table cellspacing="0" border="0">\n\t<colgroup span="3" width="85"></colgroup>\n\t<tr>\n\t\t<td colspan=2 height="17" align="center" valign=bottom>Couro</td>\n\t\t<td align="right" sdval="84.9" sdnum="1046;">84,9</td>\n\t</tr>\n\t<tr>\n\t\t<td height="17" align="left"><br></td>\n\t\t<td align="left">Peça</td>\n\t\t<td align="right" sdval="4" sdnum="1046;">4</td>\n\t</tr>\n</table>\n</body>\n</html>',
    cells: [
      ['Couro', null, '84,9'],
      ['', 'Peça', '4'],
    ],
  },
  {
    from: 'Google Sheets, merged cells in boxes',
    text: 'Couro\t84,90\n\t90,00',
    html: '<meta charset=\'utf-8\'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;" rowspan="2" colspan="1" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Couro&quot;}"><div style="max-height:42px">Couro</div></td><td style="text-align:right;">84,90</td></tr><tr style="height:21px;"><td style="text-align:right;">90,00</td></tr></tbody></table>',
    cells: [
      ['Couro', '84,90'],
      [null, '90,00'],
    ],
  },
  {
    from: 'Word, a merged heading over paragraphs',
    text: 'Materiais\r\nCouro\t84,90\r\n',
    html: '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=PT-BR><!--StartFragment--><table class=MsoTableGrid border=1 cellspacing=0><tr><td width=200 colspan=2 valign=top><p class=MsoNormal><b>Materiais<o:p></o:p></b></p></td></tr><tr><td valign=top><p class=MsoNormal>Couro</p><p class=MsoNormal>bovino<o:p></o:p></p></td><td valign=top><p class=MsoNormal>84,90<o:p></o:p></p></td></tr></table><!--EndFragment--></body></html>',
    cells: [
      ['Materiais', null],
      ['Couro\nbovino', '84,90'],
    ],
  },
  {
    from: 'mail, a table inside a table for the layout',
    text: 'Couro\t\nLinha\t4\n',
    html: '<table width="100%" role="presentation"><tr><td align="center" colspan="1"><table border="1"><tr><td colspan="2">Couro</td></tr><tr><td>Linha</td><td>4</td></tr></table></td></tr></table>',
    cells: [
      ['Couro', null],
      ['Linha', '4'],
    ],
  },
  {
    from: 'page of the intranet with headings and a script',
    text: 'Material\tPreço\nCouro\t84,90',
    html: '<table><thead><tr><th rowspan="1" scope="col">Material</th><th scope="col">Preço</th></tr></thead><tbody><tr><th scope="row">Couro<script>document.title = "x"</script><style>td { color: red }</style></th><td>84,90</td></tr></tbody></table>',
    cells: [
      ['Material', 'Preço'],
      ['Couro', '84,90'],
    ],
  },
  {
    from: 'Excel for Mac of earlier years, lines that end with a carriage return',
    text: 'Couro\t84,90\rLinha\t4',
    cells: [
      ['Couro', '84,90'],
      ['Linha', '4'],
    ],
  },
  {
    from: 'spaces that do not break, in texts and numbers',
    text: 'Couro\u00a0bovino\t1\u00a0234,50\n',
    html: '<table><tr><td rowspan=1>Couro&nbsp;bovino</td><td>1&nbsp;234,50</td></tr></table>',
    cells: [['Couro bovino', '1 234,50']],
  },
  {
    from: 'one cell of Excel, with the line end that it adds',
    text: 'Couro\r\n',
    cells: [['Couro']],
  },
  {
    from: 'rows of different length',
    text: 'Couro\nLinha\t4\t\n',
    cells: [['Couro'], ['Linha', '4', '']],
  },
  {
    from: 'merged cells that reach below the block',
    text: 'Couro\t84,90\n',
    html: '<table><tr><td rowspan="65535">Couro</td><td>84,90</td></tr></table>',
    cells: [['Couro', '84,90']],
  },
];
