// Draws each figure's JSON (BarChart and LineChart) by ECharts, once the reader comes near it.
(() => {
  const LEAST = 0.01; // on a logarithmic axis, for what was too short to be measured
  const NAMES = 136; // pixels for names on the left of bars
  const LABELS = 88; // pixels for texts on their right
  const FONT = 'system-ui, sans-serif';

  const colour = name => getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim();
  const short = value => String(Number(value.toPrecision(2)));
  const scaled = (value, steps) => {
    const [least, unit] = steps.find(([from]) => Math.abs(value) >= from) || steps[steps.length - 1];
    return short(value / least) + unit;
  };
  const UNITS = {
    MICROSECONDS: value => scaled(value, [[1e6, ' s'], [1e3, ' ms'], [1, ' µs']]),
    RATIO: value => scaled(value, [[1e6, 'M×'], [1e3, 'k×'], [1, '×']]),
    CALLS_PER_SECOND: value => scaled(value, [[1e6, 'M'], [1e3, 'k'], [1, '']]),
  };

  const decades = values => {
    const known = values.filter(value => value !== null).map(value => Math.max(value, LEAST));
    const min = 10 ** Math.floor(Math.log10(Math.min(...known)));
    const max = 10 ** Math.ceil(Math.log10(Math.max(...known)));
    return {min, max: Math.max(max, min * 10)};
  };
  // As many powers of ten as there is room for.
  const ticks = ({min, max}) => {
    const all = Math.round(Math.log10(max / min));
    const step = Math.ceil(all / 3);
    return Array.from({length: Math.floor(all / step) + 1}, (_, i) => min * 10 ** (i * step));
  };
  const text = name => ({color: colour(name), fontSize: 10, fontFamily: FONT});
  const grid = () => ({splitLine: {lineStyle: {color: colour('line')}}});
  const tooltip = {renderMode: 'richText', confine: true, textStyle: {fontSize: 12}};

  function bars(data) {
    const ratio = data.unit === 'RATIO';
    const values = data.bars.flatMap(bar =>
      [bar.value, bar.mark, bar.interval && bar.interval.low, bar.interval && bar.interval.high]);
    const range = decades(ratio ? [...values, 1] : values);
    const x = value => Math.max(value, range.min);
    const categories = labels => ({
      type: 'category', inverse: true, data: labels, axisLine: {show: false}, axisTick: {show: false},
    });
    const whisker = (bar, row) => bar.interval
      ? [[{coord: [x(bar.interval.low), row]}, {coord: [x(bar.interval.high), row]}]] : [];
    const marks = data.bars.flatMap((bar, row) => bar.mark === null ? [] : [[x(bar.mark), row]]);
    return {
      grid: {left: NAMES, right: LABELS, top: 4, bottom: 22},
      tooltip: {...tooltip, trigger: 'item', formatter: at => at.componentSubType === 'bar'
        ? data.bars[at.dataIndex].name + ': ' + (data.bars[at.dataIndex].label || data.bars[at.dataIndex].important)
        : '99th percentile: ' + UNITS[data.unit](at.value[0])},
      xAxis: {
        type: 'log', ...range, ...grid(), startValue: ratio ? 1 : range.min,
        axisLabel: {...text('muted'), customValues: ticks(range), formatter: UNITS[data.unit]},
      },
      yAxis: [
        {...categories(data.bars.map(bar => bar.name)),
          axisLabel: {...text('text'), interval: 0, width: NAMES - 8, overflow: 'truncate'}},
        {...categories(data.bars.map(bar => `{important|${bar.important}} {label|${bar.label}}`)),
          position: 'right',
          axisLabel: {interval: 0, rich: {
            important: {...text('text'), fontWeight: 'bold', width: 40, align: 'right'},
            label: {...text('muted'), width: 48, align: 'right'},
          }}},
      ],
      series: [
        {
          type: 'bar', barWidth: 11, barMinWidth: 1,
          data: data.bars.map(bar => ({
            value: bar.value === null ? null : x(bar.value), itemStyle: {color: colour(bar.colour)},
          })),
          markLine: {
            silent: true, label: {show: false}, symbol: 'rect', symbolSize: [1, 7],
            lineStyle: {type: 'solid', width: 1, color: colour('text')}, data: data.bars.flatMap(whisker),
          },
        },
        {
          type: 'scatter', symbol: 'diamond', symbolSize: 9, data: marks,
          itemStyle: {color: colour('page'), borderColor: colour('text'), borderWidth: 1},
        },
      ],
    };
  }

  const points = (line, logarithmic) => Object.entries(line.points)
    .map(([place, value]) => [Number(place), logarithmic ? Math.max(value, LEAST) : value])
    .sort((one, other) => one[0] - other[0]);

  function lines(data) {
    const all = data.series.flatMap(line => points(line, data.logarithmic));
    const places = [...new Set(all.map(point => point[0]))].sort((one, other) => one - other);
    const values = all.map(point => point[1]);
    return {
      grid: {left: 52, right: 112, top: 10, bottom: 40},
      tooltip: {...tooltip, trigger: 'axis', valueFormatter: UNITS[data.unit]},
      xAxis: {
        type: 'log', min: places[0], max: places[places.length - 1], name: data.axis, nameLocation: 'middle', nameGap: 24,
        nameTextStyle: text('text'), splitLine: {show: false},
        axisTick: {customValues: places}, axisLabel: {...text('muted'), customValues: places, hideOverlap: true},
      },
      yAxis: {
        ...(data.logarithmic ? {type: 'log', ...decades(values)} : {type: 'value', min: 0}), ...grid(),
        axisLabel: {...text('muted'), formatter: UNITS[data.unit]},
      },
      series: data.series.map(line => ({
        type: 'line', name: line.name, data: points(line, data.logarithmic), symbol: 'circle', symbolSize: 6, color: colour(line.colour),
        lineStyle: {width: 2, type: line.dashes.length ? line.dashes : 'solid'},
        endLabel: {show: true, formatter: '{a}', ...text('text')},
      })),
    };
  }

  // Moves names at the ends of lines apart.
  function separate(chart, data) {
    const ends = data.series.map((line, row) =>
      ({row, y: chart.convertToPixel({yAxisIndex: 0}, points(line, data.logarithmic).pop()[1])}));
    const offsets = [];
    let free = -Infinity;
    ends.sort((one, other) => one.y - other.y).forEach(({row, y}) => {
      offsets[row] = Math.max(0, free - y);
      free = y + offsets[row] + 12;
    });
    chart.setOption({series: offsets.map(offset => ({endLabel: {offset: [0, offset]}}))});
  }

  const figures = [...document.querySelectorAll('figure.chart')].map(figure => ({
    plot: figure.querySelector('.plot'), data: JSON.parse(figure.querySelector('script').textContent),
  }));
  document.documentElement.classList.add('drawn'); // tables are for those who see no charts
  figures.forEach(({plot, data}) => {
    plot.style.height = (data.bars ? data.bars.length * 19 + 26 : 240) + 'px';
  });

  function draw({plot, data}) {
    const chart = echarts.getInstanceByDom(plot) || echarts.init(plot, null, {renderer: 'svg'});
    chart.setOption({animation: false, ...(data.bars ? bars(data) : lines(data))}, true);
    if (data.series) separate(chart, data);
  }

  const near = new IntersectionObserver(entries => entries.filter(entry => entry.isIntersecting).forEach(entry => {
    near.unobserve(entry.target);
    draw(figures.find(({plot}) => plot === entry.target));
    resized.observe(entry.target);
  }), {rootMargin: '400px'});
  const resized = new ResizeObserver(entries => entries.forEach(entry => {
    if (entry.contentRect.width > 0) echarts.getInstanceByDom(entry.target).resize();
  }));
  figures.forEach(({plot}) => near.observe(plot));

  const drawn = () => figures.filter(({plot}) => echarts.getInstanceByDom(plot));
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => drawn().forEach(draw));
  addEventListener('beforeprint', () => figures.filter(({plot}) => plot.clientWidth > 0).forEach(draw));
})();
